import { z } from 'zod';

/** A list that Lua has sent: an empty one is an object there. */
const luaListOf = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), z.object({}).transform((): z.output<Item>[] => [])]);

export const luaList = luaListOf(z.string());
/** Rules of the filter that a message has met. */
export const symbolScores = luaListOf(z.object({ name: z.string(), score: z.number() }));

/** Fields of a message as they stand there, in base64. */
export const headerFields = luaList.transform((list) =>
  list.map((field) => Buffer.from(field, 'base64').toString('utf8')),
);
