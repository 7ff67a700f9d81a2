import { sendCommand } from '../../../api/send-command.ts';
import type { SendMembers } from '../../../domain/members/add-pasted.ts';

/** Adds members without a word of its own: the form says how it went, and loads again what changed. */
export const sendMembers =
  (list: string): SendMembers =>
  (members) =>
    sendCommand('addListMembers', { list, members: [...members] }, { announcedBy: 'screen', changes: [] });
