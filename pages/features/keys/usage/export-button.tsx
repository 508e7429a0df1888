import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { formatCount } from "../../../../shared/format.ts";
import { PRODUCT } from "../../../../shared/product.ts";
import { dateOf } from "../../../../shared/time.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { exportMutation, MAX_EXPORT, type UsageFilter } from "../queries.ts";
import { writeUsage } from "./write-usage.ts";

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
      const day = dateOf(Date.now());
      saveFile(`${PRODUCT.toLowerCase()}-usage-${day}.csv`, writeUsage(records, nameOf), "text/csv");
      const count = formatCount(records.length);
      const whole = records.length < MAX_EXPORT;
      showToast({ title: "Exported", text: whole ? `${count} calls` : `The newest ${count} calls` });
    },
  });
  return (
    <button type="button" className="action" disabled={isPending} onClick={() => mutate(filter)}>
      {isPending ? <Spinner /> : <Download size={14} aria-hidden />} Export CSV
    </button>
  );
}
