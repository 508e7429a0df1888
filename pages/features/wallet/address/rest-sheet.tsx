import { AddressSheet } from "./address-sheet.tsx";

/** The rest of a payment that came short, paid by address. */
const RestSheet = ({ id }: { id: string }) => <AddressSheet id={id} onPaid={() => {}} />;
export default RestSheet;
