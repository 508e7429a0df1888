/** Three cells beside each other where there is room, their lines shared. */
export const THREE =
  "grid max-w-[760px] list-none divide-y divide-line border border-line p-0 sm:grid-cols-3 sm:divide-x sm:divide-y-0";
