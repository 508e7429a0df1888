import { useSetAtom } from "jotai";
import { useState } from "react";
import { showToastAtom } from "../../../ui/toast.ts";

const MIN_LENGTH = 10;
const REQUIRED = {
  title: "Transaction Hash Required",
  text: "Please enter a valid Solana transaction hash.",
  tone: "destructive",
} as const;

/** A transaction hash as it is typed: what its field needs, and the hash once it can be one, else null and a toast. */
export function useTypedHash() {
  const [value, setValue] = useState("");
  const [isWrong, setWrong] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  function take(): string | null {
    const hash = value.trim();
    if (hash.length >= MIN_LENGTH) return hash;
    setWrong(true);
    showToast(REQUIRED);
    return null;
  }
  const field = {
    value,
    "aria-invalid": isWrong,
    autoComplete: "off",
    spellCheck: false,
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      setWrong(false);
    },
  } as const;
  return { field, take, isEmpty: value.trim() === "" };
}
