import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { ACCOUNT, ACCOUNT_DATA } from "../../api/account.ts";
import { Loaded } from "../../ui/controls/loaded.tsx";
import { Section } from "../../ui/controls/section.tsx";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { logoutAllMutation, sessionsQuery } from "./queries.ts";
import { SessionsTable } from "./sessions-table.tsx";

/** Where one is signed in, and ending it there or everywhere. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...logoutAllMutation,
    onSuccess: async () => {
      client.removeQueries({ queryKey: ACCOUNT_DATA });
      showToast({ title: "Logged Out", text: "All your sessions have ended" });
      await client.invalidateQueries({ queryKey: ACCOUNT });
    },
  });
  return (
    <Section
      title="Sessions"
      aside={
        <button type="button" className="action action-danger" disabled={isPending} onClick={() => mutate()}>
          {isPending && <Spinner />} Log out everywhere
        </button>
      }
    >
      <Loaded of={sessions} waiting="Loading your sessions" failed="Your sessions could not be loaded.">
        {(data) => <SessionsTable sessions={data.sessions} />}
      </Loaded>
    </Section>
  );
}
