import { expect, it } from 'vitest';
import { aliasName, mailboxName } from './mailbox-name.ts';

it.each([...'*?/!%|`+@ "\\,;:<>()[]'])('takes no %s, which mail servers read as something else', (sign) => {
  expect(mailboxName.safeParse(`a${sign}b`).success).toBe(false);
  expect(aliasName.safeParse(`a${sign}b`).success).toBe(false);
});

it('takes what people have in their addresses, in small letters', () => {
  expect(mailboxName.parse(" Anna.O'Neil-Berg_1 ")).toBe("anna.o'neil-berg_1");
  for (const name of ['.anna', 'anna.', 'an..na', ''])
    expect(mailboxName.safeParse(name).success).toBe(false);
});
