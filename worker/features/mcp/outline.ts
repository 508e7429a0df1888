import * as z from "zod";

/** What agents read of a value without its insides. */
const outlineOf = (field: z.ZodType): z.ZodType => {
  if (field instanceof z.ZodOptional) return outlineOf(field.unwrap() as z.ZodType).optional();
  if (field instanceof z.ZodNullable) return outlineOf(field.unwrap() as z.ZodType).nullable();
  if (field instanceof z.ZodArray) {
    const of = outlineOf(field.element as z.ZodType);
    return z.array(of instanceof z.ZodObject ? z.unknown() : of);
  }
  if (field instanceof z.ZodString || field instanceof z.ZodNumber || field instanceof z.ZodBoolean)
    return field;
  if (field instanceof z.ZodLiteral || field instanceof z.ZodEnum) return field;
  return field instanceof z.ZodObject ? z.looseObject({}) : z.unknown();
};

/**
 * A schema as short as a listing of tools can bear: its fields by name and kind, of objects within it nothing more. What fits
 * the schema fits this.
 */
export const outline = ({ shape }: z.ZodObject): z.ZodObject =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, outlineOf(field as z.ZodType)])),
  );
