/** The control of a field in its form, found by its name; of `members.0` that of `members`. */
export function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const control = [...form.elements].find((element) => element.getAttribute('name') === field);
  if (control instanceof HTMLElement) return control;
  const parent = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  return parent === '' ? undefined : controlOf(form, parent);
}

/** The words beside the control; of several in one field those above them. */
export function labelOf(control: HTMLElement): string {
  if (control instanceof HTMLFieldSetElement)
    return control.querySelector('legend')?.textContent?.trim() ?? '';
  const [label] = 'labels' in control ? (control.labels as NodeListOf<HTMLLabelElement>) : [];
  return label?.textContent?.trim() ?? '';
}

/** The first in the order of the page, which need not be that of the findings. */
export function firstControlOf(form: HTMLFormElement, fields: readonly string[]): HTMLElement | undefined {
  const controls = new Set<Element | undefined>(fields.map((field) => controlOf(form, field)));
  const first = [...form.elements].find((element) => controls.has(element));
  return first instanceof HTMLElement ? first : undefined;
}
