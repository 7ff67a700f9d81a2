import { Refused } from '../taken-mail/refused.ts';
import { attachedLessons, type Lesson, type LessonKind, startOf } from './lesson.ts';

export interface TeacherParts {
  /** Whether the filter has learnt something from it. */
  learn(lesson: Lesson): Promise<boolean>;
  /** What the filter keeps grows with each lesson: of one day there are only so many. */
  begin(accountId: string): Promise<boolean>;
  noteLesson(accountId: string, kind: LessonKind): Promise<void>;
}

/** Teaches the spam filter what users of an account think of messages, for that account alone. */
export function createTeacher({ learn, begin, noteLesson }: TeacherParts) {
  /** False where the account has taught enough for today. */
  const teach = async (lesson: Lesson): Promise<boolean> => {
    if (!(await begin(lesson.accountId))) return false;
    if (await learn({ ...lesson, mail: startOf(lesson.mail) }))
      await noteLesson(lesson.accountId, lesson.kind);
    return true;
  };
  return {
    teach,
    /** What was sent to an address that takes lessons. Whoever sent it learns when it taught nothing. */
    async teachAttached({ mail, ...lesson }: Lesson): Promise<void> {
      for (const one of await attachedLessons(mail))
        if (!(await teach({ ...lesson, mail: one })))
          throw new Refused(
            '5.7.1 The spam filter has learned enough from your account today. Try again tomorrow',
          );
    },
  };
}
