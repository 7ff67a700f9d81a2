/** A text on its way to the form, from a plan that is to be corrected. Never stored: it may hold passwords. */
let handed: string | undefined;

export function handText(text: string): void {
  handed = text;
}

/** As long as the form is shown; it forgets the text when it is left. */
export const handedText = () => handed ?? '';

export function forgetText(): void {
  handed = undefined;
}
