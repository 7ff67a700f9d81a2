/** The variables of a script that has any. */
const variables = {
  /** `stop` once a rule was the last to be looked at, `gone` once one refused or deleted the message. */
  done: 'done',
  /** Not empty once a rule has filed or forwarded the message. */
  delivered: 'delivered',
  /** A dollar sign, for texts that look like a variable. */
  dollar: 'dollar',
} as const;

const reference = (name: string) => `\${${name}}`;

/** Writes the parts of one script, and knows which extensions they take. */
export class SieveWriter {
  readonly #extensions = new Set<string>();
  readonly #lines: string[] = [];
  /** Only then does `${name}` inside a string mean anything. */
  readonly #hasVariables: boolean;
  #hasDollar = false;

  constructor({ hasVariables }: { readonly hasVariables: boolean }) {
    this.#hasVariables = hasVariables;
    if (hasVariables) this.#extensions.add('variables');
  }

  needs(...extensions: readonly string[]): void {
    for (const extension of extensions) this.#extensions.add(extension);
  }

  line(text: string): void {
    this.#lines.push(text);
  }

  /** A string that means exactly this text, whatever is in it. */
  text(content: string): string {
    const isReference = this.#hasVariables && content.includes('${');
    this.#hasDollar ||= isReference;
    const plain = isReference ? content.replaceAll('${', `${reference(variables.dollar)}{`) : content;
    return `"${plain.replaceAll(/[\\"]/g, '\\$&')}"`;
  }

  texts(contents: readonly string[]): string {
    const [only] = contents;
    return contents.length === 1 && only !== undefined
      ? this.text(only)
      : `[${contents.map((content) => this.text(content)).join(', ')}]`;
  }

  /** A test of a variable; the script must have been begun with variables. */
  is(name: keyof typeof variables, value: string): string {
    return `string :is "${reference(variables[name])}" "${value}"`;
  }

  set(name: keyof typeof variables, value: string): void {
    this.line(`  set "${variables[name]}" "${value}";`);
  }

  /** The beginning of a block for what all of these tests say. */
  ifAll(tests: readonly string[]): void {
    this.line(`if ${together('allof', tests)} {`);
  }

  end(): void {
    this.line('}');
  }

  script(): string {
    const names = [...this.#extensions].sort().map((name) => `"${name}"`);
    const required = names.length === 0 ? [] : [`require [${names.join(', ')}];`];
    const dollar = this.#hasDollar ? [`set "${variables.dollar}" "$";`] : [];
    return `${[...required, ...dollar, ...this.#lines].join('\n')}\n`;
  }
}

/** Several tests as one; none at all is always true. */
export function together(how: 'allof' | 'anyof', tests: readonly string[]): string {
  const [only] = tests;
  if (only === undefined) return 'true';
  return tests.length === 1 ? only : `${how} (${tests.join(', ')})`;
}

/** Text inside a pattern of `:matches` that stands for itself. */
export const literally = (text: string) => text.replaceAll(/[\\*?]/g, '\\$&');

/** What people type as a pattern: `*` and `?` are wildcards, a backslash is one. */
export const pattern = (text: string) => text.replaceAll('\\', '\\\\');
