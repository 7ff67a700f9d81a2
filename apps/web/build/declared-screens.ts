interface DeclaredScreen {
  readonly path: string;
  readonly texts: readonly string[];
  readonly search?: unknown;
}

/** What each feature declares, by its file; the screens themselves are not loaded. */
export const declaredScreens = import.meta.glob<Readonly<Record<string, readonly DeclaredScreen[]>>>(
  '../src/features/*/*-screens.ts',
  { eager: true },
);
