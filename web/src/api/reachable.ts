import { api } from './client';

/** A restarted server is noticed within this time. */
const RETRY_MS = 3000;

interface Watch {
  /** The server does not answer, or a proxy answers in its place. */
  onAway: () => void;
  /** It answers again, after it did not. */
  onBack: () => void;
}

/** Asks for the server until it answers; returns how to stop. */
export function whenServerIsBack({ onAway, onBack }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let wasAway = false;
  const ask = () =>
    api.GET('/api/clock').then(
      () => {
        if (wasAway && !isStopped) onBack();
      },
      () => {
        if (isStopped) return;
        if (!wasAway) onAway();
        wasAway = true;
        timer = setTimeout(ask, RETRY_MS);
      },
    );
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
