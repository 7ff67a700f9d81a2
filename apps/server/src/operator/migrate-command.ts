import type { Command } from 'commander';
import { migrate } from '../db/migrate.ts';
import { withAnyDatabase } from './command-database.ts';
import type { CommandRun } from './command-run.ts';

export function addMigrateCommand(program: Command, run: CommandRun): void {
  run
    .define(program, 'migrate', {
      summary: 'Update the database to the newest schema',
      details: 'The panel also does this when it starts.',
      example: 'migrate',
    })
    .action(
      run.answer(() =>
        withAnyDatabase(run.environment, async ({ database }) => {
          const { applied } = await migrate(database.pool, run.environment.migrationsFolder);
          return {
            json: { applied },
            text: applied.length > 0 ? `Applied:\n  ${applied.join('\n  ')}` : 'The database is up to date.',
          };
        }),
      ),
    );
}
