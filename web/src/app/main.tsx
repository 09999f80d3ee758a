import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@/ui/boot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { meQuery } from '@/api/auth';
import { readClock } from '@/api/clock';
import { createQueryClient } from '@/api/query-client';
import { App } from './App';
import { createRoutes } from './routes';

const queryClient = createQueryClient();
// Asked before anything is drawn: every page waits for the answer.
void queryClient.query(meQuery);
void readClock();
const router = createBrowserRouter(createRoutes(queryClient));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);
