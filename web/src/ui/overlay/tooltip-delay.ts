import { create } from 'zustand';

const OPEN_DELAY_MS = 700;
/** While one is open, or so soon after it has closed, the next opens at once. */
const SKIP_DELAY_MS = 300;

const useSkipping = create(() => ({ isSkipping: false }));
let closing: ReturnType<typeof setTimeout> | undefined;

/** Gets each tooltip that opens or closes. */
export function noteTooltip(isOpen: boolean): void {
  clearTimeout(closing);
  if (isOpen) useSkipping.setState({ isSkipping: true });
  else closing = setTimeout(() => useSkipping.setState({ isSkipping: false }), SKIP_DELAY_MS);
}

export function useOpenDelay(): number {
  return useSkipping(({ isSkipping }) => (isSkipping ? 0 : OPEN_DELAY_MS));
}
