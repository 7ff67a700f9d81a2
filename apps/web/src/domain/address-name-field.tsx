import { pageSize } from '@posthouse/contract/core/page-size';
import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, useController } from 'react-hook-form';
import { call } from '../api/call.ts';
import type { FieldOf } from '../ui/form/field-of.ts';
import { formFinding } from '../ui/form/form-finding.ts';
import { TextField } from '../ui/form/text-field.tsx';

interface AddressNameFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: string;
  /** The field beside it, where the domain is chosen. */
  readonly domain: Path<Values>;
}

/** The part of a new address before the @; of a whole address the rest is chosen as its domain. */
export function AddressNameField<Values extends FieldValues>(props: AddressNameFieldProps<Values>) {
  const { domain, ...shown } = props;
  const { field: name } = useController({ control: props.control, name: props.name });
  const { field: chosen } = useController({ control: props.control, name: domain });
  const [unknown, setUnknown] = useState<string>();
  const latest = useRef('');
  const split = async (text: string): Promise<boolean> => {
    const typed = partsOf(text);
    if (typed === undefined) return false;
    latest.current = text;
    const found = await findDomain(typed.domain);
    // Somebody typed on meanwhile.
    if (latest.current !== text) return false;
    if (found === undefined) {
      setUnknown(typed.domain);
      return false;
    }
    name.onChange(typed.localPart);
    chosen.onChange(found);
    return true;
  };
  /** What cannot be looked up is left to the form. */
  const trySplit = (text: string) => split(text).catch(() => false);
  const sendWhole = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value, form } = event.target as HTMLInputElement;
    if (event.key !== 'Enter' || partsOf(value) === undefined) return;
    event.preventDefault();
    void trySplit(value).then((isSplit) => isSplit && form?.requestSubmit());
  };
  return (
    <TextField
      {...shown}
      autoComplete="off"
      required
      autoFocus
      finding={
        unknown === undefined ? undefined : formFinding({ code: 'domain_unknown', params: { name: unknown } })
      }
      onChange={({ target }) => {
        latest.current = target.value;
        setUnknown(undefined);
      }}
      onPaste={({ target, clipboardData }) => {
        if ((target as HTMLInputElement).value === '') void trySplit(clipboardData.getData('text'));
      }}
      onBlur={({ target }) => void trySplit(target.value)}
      onKeyDown={sendWhole}
    />
  );
}

/** Undefined for what is no whole address. */
function partsOf(text: string): { readonly localPart: string; readonly domain: string } | undefined {
  const [, localPart, domain] = /^\s*([^@\s]+)@([^@\s]+\.[^@\s.]+)\s*$/.exec(text) ?? [];
  return localPart === undefined || domain === undefined ? undefined : { localPart, domain };
}

/** As the form sends it, where addresses can be added in it. */
async function findDomain(typed: string): Promise<string | undefined> {
  const { rows } = await call('getUserDomains', { search: typed, limit: pageSize.most });
  const ascii = asciiDomain(typed);
  return rows.find(({ domain }) => domain === ascii)?.domain;
}
