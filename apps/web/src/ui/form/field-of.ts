import type { Control, FieldValues, Path } from 'react-hook-form';

/** What binds a field to its form: the form's `control`, and a name that its schema has. */
export interface FieldOf<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: Path<Values>;
}
