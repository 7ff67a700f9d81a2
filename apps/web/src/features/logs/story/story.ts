import type { ActionAnswer } from '@posthouse/contract';

export type Story = ActionAnswer<'getMessageStory'>;
export type StoryRecipient = Story['recipients'][number];
export type StoryEvent = StoryRecipient['events'][number];
export type EventOf<Kind extends StoryEvent['kind']> = Extract<StoryEvent, { kind: Kind }>;
