import { type Html, html } from './page.ts';

/** A value with a button that copies it. */
export function copyable(value: string): Html {
  return html`<div class="value"><code>${value}</code></div>`;
}

/** Buttons that need a script are made by it; without one the values can still be selected. */
export function copyScript({ copy, copied }: { readonly copy: string; readonly copied: string }): string {
  const words = JSON.stringify({ copy, copied }).replaceAll('<', '\\u003c');
  return `const words = ${words};
for (const place of document.querySelectorAll('.value')) {
  const value = place.querySelector('code').textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = words.copy;
  button.setAttribute('aria-label', words.copy + ': ' + value);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(value);
    button.textContent = words.copied;
    setTimeout(() => { button.textContent = words.copy; }, 2000);
  });
  place.append(button);
}`;
}
