import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type Tone, tones } from './tokens.ts';

const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleAlert, neutral: Info };

/** The icon of a meaning, always beside its word. */
export function ToneIcon({ tone, size = 16 }: { readonly tone: Tone; readonly size?: number }) {
  const Icon = icons[tone];
  return <Icon size={size} color={tones[tone].text} aria-hidden style={{ flexShrink: 0 }} />;
}
