import { holdsSecret } from '@posthouse/contract/fields/secret';
import { describe, expect, it } from 'vitest';
import { builderSchema } from './builder-values.ts';
import {
  assemble,
  distribute,
  domainsIn,
  hasForeignHeader,
  joined,
  rowsOfSection,
  withoutPasswords,
} from './sections.ts';

const file = [
  'type;email;name;quota_gb;forward;members;problem',
  'domain;example.com;;;;;',
  'Users;anna@example.com;"Berg; Anna";5;;;quota: required',
  'alias;info@example.com;;;anna@example.com;;',
  'lists;team@example.com;;;;anna@example.com, ben@example.com;',
  'group;crew@example.com;;;;;type: format',
].join('\n');
const nothing = { domains: '', users: '', aliases: '', lists: '' };

describe('a file with a column for the type', () => {
  it('is distributed to the sections, and what is of no type is left', () => {
    expect(distribute(file)).toEqual({
      sections: {
        domains: 'example.com',
        users: 'email,name,quota_gb\nanna@example.com,"Berg; Anna",5',
        aliases: 'email,forward\ninfo@example.com,anna@example.com',
        lists: 'email,members\nteam@example.com,"anna@example.com, ben@example.com"',
      },
      rest: 'type,email\ngroup,crew@example.com',
    });
  });

  it('leaves what the admin has no section for', () => {
    const found = distribute(file, ['users']);
    expect(found?.sections).toMatchObject({ domains: '', lists: '' });
    expect(found?.rest.split('\n')).toHaveLength(5);
  });

  it('is put together again as it was', () => {
    const { sections = nothing, rest = '' } = distribute(file) ?? {};
    expect(distribute(assemble(sections, rest))).toEqual({ sections, rest });
  });

  it('is no other text', () => {
    expect(distribute('email,name\nanna@example.com,Anna')).toBeUndefined();
    expect(distribute('type,email')).toBeUndefined();
    expect(distribute('')).toBeUndefined();
  });
});

describe('typed lines', () => {
  it('need no header', () => {
    expect(rowsOfSection('domains', 'domain\nexample.com, bücher.example\n\nnot a domain')).toEqual([
      { domain: 'example.com' },
      { domain: 'bücher.example' },
      { domain: 'not a domain' },
    ]);
    expect(rowsOfSection('users', 'anna@example.com, Anna Berg, , 5')).toEqual([
      { email: 'anna@example.com', name: 'Anna Berg', quota_gb: '5' },
    ]);
    expect(rowsOfSection('aliases', 'info@example.com, anna@example.com, ben@example.net, Contact')).toEqual([
      { email: 'info@example.com', forward: 'anna@example.com ben@example.net', note: 'Contact' },
    ]);
    expect(rowsOfSection('lists', 'team@example.com; anna@example.com ben@example.net')).toEqual([
      { email: 'team@example.com', members: 'anna@example.com ben@example.net' },
    ]);
  });

  it('may have one, in any order', () => {
    expect(rowsOfSection('lists', 'Note,Members,E-Mail\nAll,a@x.example b@x.example,team@x.example')).toEqual(
      [{ note: 'All', members: 'a@x.example b@x.example', e_mail: 'team@x.example' }],
    );
  });

  it('keep cells that are too many, for the server to refuse the row', () => {
    const csv = assemble({ ...nothing, users: 'email,name\nanna@example.com,Anna,x,y' }, '');
    expect(csv).toBe('type,email,name\nuser,anna@example.com,Anna,x,y');
  });
});

it('adds the rows of a file behind those that were typed', () => {
  expect(joined('domains', 'a.example\n', 'b.example')).toBe('a.example\nb.example');
  expect(joined('users', 'anna@a.example, Anna', 'name,email\nBen,ben@a.example')).toBe(
    'email,name\nanna@a.example,Anna\nben@a.example,Ben',
  );
  expect(joined('lists', ' ', 'email\nteam@a.example')).toBe('email\nteam@a.example');
  expect(joined('lists', 'team@a.example', '')).toBe('team@a.example');
});

it('knows a header whose names mean nothing here', () => {
  expect(hasForeignHeader('users', 'Adresse;Vorname\nanna@a.example;Anna')).toBe(true);
  expect(hasForeignHeader('users', 'E-Mail;Vorname\nanna@a.example;Anna')).toBe(false);
  expect(hasForeignHeader('lists', 'team@a.example, anna@a.example\ncrew@a.example')).toBe(false);
  expect(hasForeignHeader('aliases', 'in')).toBe(false);
});

it('knows the domains of what is typed', () => {
  const users = 'username,domain\nanna,b.example\nben,b.example';
  const lists = 'E-Mail,members\nteam@bücher.example,x@other.example';
  expect(
    domainsIn({ domains: 'A.example\nnot a domain', users, aliases: 'info@d.example, x@e.example', lists }),
  ).toEqual(new Set(['a.example', 'b.example', 'd.example', 'xn--bcher-kva.example']));
});

it('keeps no passwords in the browser', () => {
  expect(holdsSecret(builderSchema.shape.everything)).toBe(true);
  const text = 'email,password,name\nanna@example.com,"Correct,horse-7",Anna';
  expect(withoutPasswords(text)).toBe('email,name\nanna@example.com,Anna');
  expect(withoutPasswords('anna@example.com,Anna,Correct-horse-7,5')).toBe(
    'email,name,quota_gb\nanna@example.com,Anna,5',
  );
  expect(withoutPasswords("email,'password\nanna@example.com,'=Correct-7")).toBe('email\nanna@example.com');
  expect(withoutPasswords('email,Passwort\nanna@example.com,Correct-7')).toBe('email\nanna@example.com');
  expect(withoutPasswords('anna@example.com, Anna')).toBe('anna@example.com, Anna');
});
