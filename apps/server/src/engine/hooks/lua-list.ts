import { z } from 'zod';

/** A list that Lua has sent: an empty one is an object there. */
export const luaList = z.union([z.array(z.string()), z.object({}).transform((): string[] => [])]);

/** Fields of a message as they stand there, in base64. */
export const headerFields = luaList.transform((list) =>
  list.map((field) => Buffer.from(field, 'base64').toString('utf8')),
);
