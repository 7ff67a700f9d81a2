import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ListTodo } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../api/load-chunk.ts';
import { useWatchedJob, watchJob } from '../../api/watched-job.ts';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isRunning, useJobEnds, useJobs } from './use-jobs.ts';

const JobsPanel = lazy(async () => {
  const [panel] = await loadChunk(() => Promise.all([import('./jobs-panel.tsx'), loadCatalogs(['history'])]));
  return { default: panel.JobsPanel };
});

/** Leads to the work that goes on in the background; there only while there is any, and open as soon as some begins. */
export function JobsButton() {
  const { t } = useTranslation('jobs');
  const jobs = useJobs();
  const watched = useWatchedJob();
  const [isAsked, setIsAsked] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = isAsked || watched !== undefined;
  if (isOpen && !wasOpened) setWasOpened(true);
  useJobEnds(jobs, watched, () => setIsAsked(true));
  const running = jobs.filter(isRunning).length;
  if (jobs.length === 0 && !wasOpened) return null;
  const label = t('button', { num: running });
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          <Badge badgeContent={running} color="primary">
            <ListTodo size={18} aria-hidden />
          </Badge>
        </IconButton>
      </Tooltip>
      <Suspense>
        {wasOpened ? (
          <JobsPanel
            jobs={jobs}
            shownFirst={watched}
            isOpen={isOpen}
            onClose={() => {
              setIsAsked(false);
              watchJob(undefined);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
