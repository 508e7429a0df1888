/**
 * The person a session belongs to. `id`, 22 characters A-Z, a-z, 0-9, names the account everywhere, its Durable Object
 * included.
 */
export interface User {
  id: string;
  email: string;
  isAdmin: boolean;
}

export const USER_ID_LENGTH = 22;
