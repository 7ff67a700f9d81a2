import { expect, it } from 'vitest';
import { controlOf, firstControlOf, labelOf } from './field-control.ts';

const form = document.createElement('form');
form.innerHTML = `
  <label for="a">User name</label><input id="a" name="username">
  <label><input type="checkbox" name="active"> Active</label>
  <label for="c">Members</label><input id="c" name="members">`;
document.body.append(form);
const labelled = (field: string) => {
  const control = controlOf(form, field);
  return control && labelOf(control);
};

it('finds the label of a field, above its control, around it, or that of the list it is in', () => {
  expect(labelled('username')).toBe('User name');
  expect(labelled('active')).toBe('Active');
  expect(labelled('members.3')).toBe('Members');
  expect(labelled('nowhere')).toBeUndefined();
});

it('finds the first field on the page', () => {
  expect(firstControlOf(form, ['members.0', 'username'])?.id).toBe('a');
  expect(firstControlOf(form, ['nowhere'])).toBeUndefined();
});
