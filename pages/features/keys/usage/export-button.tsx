import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { PRODUCT } from "../../../../shared/product.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { EXPORT_MAX, exportMutation, type UsageFilter } from "../queries.ts";
import { writeUsage } from "./write-usage.ts";

function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

interface ExportButtonProps {
  filter: UsageFilter;
  nameOf: (keyId: string) => string;
}

/** Saves the calls that pass the filter as a CSV file. */
export function ExportButton({ filter, nameOf }: ExportButtonProps) {
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...exportMutation,
    onSuccess: (records) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${PRODUCT.toLowerCase()}-usage-${day}.csv`, writeUsage(records, nameOf));
      const count = records.length.toLocaleString("en-US");
      const whole = records.length < EXPORT_MAX;
      showToast({ title: "Exported", text: whole ? `${count} calls` : `The newest ${count} calls` });
    },
  });
  return (
    <button type="button" className="action" disabled={isPending} onClick={() => mutate(filter)}>
      {isPending ? <Spinner /> : <Download size={14} aria-hidden />} Export CSV
    </button>
  );
}
