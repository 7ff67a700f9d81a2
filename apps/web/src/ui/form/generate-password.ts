/** Without letters and digits that look alike. */
const classes = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%*+-=?@_'] as const;
const alphabet = classes.join('');
const length = 16;

/** A random password that has one of each class. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => alphabet[randomBelow(alphabet.length)]).join('');
    if (classes.every((letters) => [...letters].some((letter) => password.includes(letter)))) return password;
  }
}

/** Without the bias of a plain remainder. */
function randomBelow(limit: number): number {
  const highest = Math.floor(2 ** 32 / limit) * limit;
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < highest ? value % limit : randomBelow(limit);
}
