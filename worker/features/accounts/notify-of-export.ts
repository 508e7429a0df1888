import type { Deps } from "../../deps.ts";
import type { User } from "../auth/user.ts";
import { mailEntry } from "../mail/outbox.ts";
import { renderExportMail } from "./closing-mail.ts";

/** Mails a person that their data was exported, at most once a day. */
export async function notifyOfExport(
  deps: Pick<Deps, "db" | "now" | "config">,
  { id, email }: Pick<User, "id" | "email">,
): Promise<void> {
  const link = `${deps.config.publicOrigin}/account`;
  const day = deps.now().toISOString().slice(0, 10);
  const mail = {
    id: `export ${id} ${day}`,
    to: email,
    kind: "data exported",
    link,
    linkName: "export notice",
  };
  await mailEntry(deps, { ...mail, ...(await renderExportMail(link)) });
}
