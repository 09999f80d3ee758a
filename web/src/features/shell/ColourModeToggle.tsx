import { Moon, Sun } from 'lucide-react';
import { useColourMode } from '@/state/colour-mode';
import { Button } from '@/ui/elements/Button';

export function ColourModeToggle() {
  const { mode, toggle } = useColourMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <Button variant="ghost" size="icon" aria-label={`Switch to ${other} mode`} onClick={toggle}>
      {mode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  );
}
