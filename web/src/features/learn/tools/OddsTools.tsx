import { MarginRemover } from './MarginRemover';
import { OddsConverter } from './OddsConverter';

export function OddsTools() {
  return (
    <>
      <OddsConverter />
      <MarginRemover />
    </>
  );
}
