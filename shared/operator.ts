import * as z from "zod";

/** GET /api/operator: who is responsible for this service, and how to reach them; null where it was not set up. */
export const operatorSchema = z.object({ name: z.string().nullable(), email: z.string().nullable() });
export type Operator = z.infer<typeof operatorSchema>;
