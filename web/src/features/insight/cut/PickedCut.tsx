import { Callout } from '@/ui/feedback/Callout';

/** What a cut that was picked is worth. */
export function PickedCut() {
  return (
    <Callout>
      You picked this cut after seeing the results. Of 20 cuts of pure luck one looks special. Its
      bands are wider for that, and there is no verdict.
    </Callout>
  );
}
