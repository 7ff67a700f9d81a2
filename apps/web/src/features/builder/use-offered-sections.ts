import { useMemo } from 'react';
import { useCan } from '../../api/access.ts';
import { type SectionName, sectionNames } from './sections.ts';

/** Those this admin may fill in. */
export function useOfferedSections(): readonly SectionName[] {
  const domains = useCan('addDomain');
  const users = useCan('addUser');
  const aliases = useCan('addAlias');
  const lists = useCan('addList');
  return useMemo(() => {
    const may = { domains, users, aliases, lists };
    return sectionNames.filter((name) => may[name]);
  }, [domains, users, aliases, lists]);
}
