import { isNearlyFull, type Storage } from "../../shared/storage.ts";

/** In words once the limit is near, with a space before; else nothing. `done`: "kept". */
export function sayStorage(storage: Storage, done: string): string {
  if (!isNearlyFull(storage)) return "";
  const { used, limit } = storage;
  return used >= limit
    ? ` They take all the room there is: nothing more is ${done} until you delete some.`
    : ` They take ${Math.floor((used / limit) * 100)}% of the room there is: delete some before nothing more is ${done}.`;
}
