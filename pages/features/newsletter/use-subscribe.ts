import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
import { showToastAtom } from "../../ui/toast.ts";
import { NOT_SUBSCRIBED, subscribeMutation } from "./queries.ts";

const EMPTY = "Please enter your email address";
const SENT = "We sent you a confirmation link. Click it to get the newsletter.";

/** The newsletter form's state: what is typed, whether it is on its way, and what became of it. */
export function useSubscribe() {
  const showToast = useSetAtom(showToastAtom);
  const [email, setEmail] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    ...subscribeMutation,
    onSuccess: () => {
      setEmail("");
      showToast({
        title: "Success!",
        text: "You've successfully subscribed to our newsletter",
        tone: "positive",
      });
    },
  });
  function submit() {
    if (isPending) return;
    const typed = email.trim();
    setMissing(typed === "");
    if (typed) return mutate({ email: typed });
    reset();
    showToast({ title: "Email required", text: EMPTY, tone: "destructive" });
  }
  function type(text: string) {
    setEmail(text);
    setMissing(false);
  }
  const trouble = isMissing ? EMPTY : error && messageOf(error, NOT_SUBSCRIBED);
  return { email, type, submit, isPending, trouble, note: isSuccess && !isMissing ? SENT : null };
}
