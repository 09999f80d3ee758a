import 'virtual:globals.css';
import '@/ui/theme/boot.css';
import '@/ui/theme/faces/faces.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { meQuery } from '@/api/account/auth';
import { readClock } from '@/api/clock';
import { createQueryClient } from '@/api/query-client';
import { theme } from '@/ui/theme/system';
import { App } from './App';
import { createRoutes } from './routes';

const painted = () => new Promise((resolve) => setTimeout(resolve));

// On a slow phone each of these takes a tenth of a second: between them the browser may paint.
await painted();
const queryClient = createQueryClient();
// Requested before the first render: every page waits for the answer.
void queryClient.query(meQuery);
void readClock();
await painted();
theme();
await painted();
const router = createBrowserRouter(createRoutes(queryClient));
await painted();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>
);
// As a transition React draws it in slices too.
startTransition(() => createRoot(root).render(app));
