import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { MAX_KEPT_TALKS } from "../../../../shared/talk-limits.ts";
import { oldestFirst } from "../../../../shared/time.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { turnsQuery } from "./queries.ts";
import { MAX_TALKS, type Talk } from "./store.ts";
import { TalkEntry } from "./talk-entry.tsx";
import { useAccountTalks } from "./use-account-talks.ts";
import { useTalks } from "./use-talks.ts";
import { fileNameOf, writeTalk } from "./write-talk.ts";

const TROUBLE = {
  blocked:
    "This browser saves nothing here, as in some private windows. Your conversations are lost when this tab is closed.",
  full: "This browser has no more room: new questions and answers are lost when this tab is closed. Deleting conversations makes room.",
};

/** How many talks are kept where, and what becomes of the oldest. */
function sayKept(here: number, inAccount: number | undefined): string {
  const account = inAccount ? `Saved in your account (${inAccount} of ${MAX_KEPT_TALKS}). ` : "";
  const kept = `${account}Saved in this browser (${here} of ${MAX_TALKS}).`;
  return here < MAX_TALKS ? kept : `${kept} The oldest goes when another starts.`;
}

/** The newest first, wherever they are kept. */
const mergeTalks = (here: Talk[], inAccount: Talk[]) =>
  [...here.filter(({ id }) => !inAccount.some((one) => one.id === id)), ...inAccount].sort((a, b) =>
    oldestFirst(b.updatedAt, a.updatedAt),
  );

/** The talks with a search; `open` is the id of the one on the screen. */
export function TalksList({ open }: { open: string | null }) {
  const { talks: here, trouble, rename, remove } = useTalks();
  const { kept, ...account } = useAccountTalks();
  const [deleting, setDeleting] = useState<Talk | null>(null);
  const inAccount = kept?.talks ?? [];
  const talks = here && mergeTalks(here, inAccount);
  const [sought, setSought] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = sought.trim().toLowerCase();
  const found = (talks ?? []).filter(
    (talk) => talk.title.toLowerCase().includes(words) || talk.words.includes(words),
  );

  async function exportTalk({ id, title }: Talk) {
    const turns = await client.fetchQuery(turnsQuery(id));
    saveFile(fileNameOf(title), writeTalk(title, turns ?? []), "text/markdown");
  }
  const leave = (talk: Talk) => {
    search.current?.focus();
    if (talk.id === open) void navigate({ to: "/app", replace: true });
  };
  const isInAccount = ({ id }: Talk) => inAccount.some((one) => one.id === id);
  function deleteOne(talk: Talk) {
    if (isInAccount(talk)) return setDeleting(talk);
    remove(talk);
    leave(talk);
  }

  return (
    <>
      <div className="flex items-center border-line border-b">
        <input
          ref={search}
          type="search"
          className="min-h-11 min-w-0 flex-1 px-4 font-mono text-sm placeholder:text-fg-3 row"
          aria-label="Search titles and questions"
          placeholder="Search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <Link to="/app" className="action mr-2" aria-label="New conversation">
          New
        </Link>
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto" aria-label="Conversations">
        {found.map((talk) => (
          <TalkEntry
            key={talk.id}
            talk={talk}
            isOpen={talk.id === open}
            isInAccount={isInAccount(talk)}
            onRename={(title) =>
              isInAccount(talk) ? account.rename({ id: talk.id, title }) : rename(talk, title)
            }
            onExport={() => void exportTalk(talk)}
            onDelete={() => deleteOne(talk)}
          />
        ))}
        {found.length === 0 && talks && (
          <li className="px-4 py-3 text-fg-3 text-sm">
            {words ? "No conversation has these words." : "Your questions appear here."}
          </li>
        )}
      </ul>
      <p className="border-line border-t px-4 py-2 text-fg-3 text-xs" role="status">
        {trouble ? TROUBLE[trouble] : sayKept(here?.length ?? 0, kept?.talks.length)}
        {kept && (
          <>
            {" "}
            <Link to="/account" className="text-link">
              {kept.since ? "Saving is on" : "Save them in your account"}
            </Link>
          </>
        )}
      </p>
      {deleting && (
        <DeleteDialog
          title={deleting.title}
          onClose={() => setDeleting(null)}
          onDelete={() => {
            setDeleting(null);
            account.remove(deleting.id, { onSuccess: () => leave(deleting) });
          }}
        />
      )}
    </>
  );
}
