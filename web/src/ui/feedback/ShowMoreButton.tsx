import { Button } from '@/ui/elements/Button';

interface ShowMoreButtonProps {
  /** The next page is on its way. */
  loading?: boolean;
  onMore: () => void;
}

/** Asks for more of a list. Not disabled while it comes, which would lose the keyboard's place. */
export function ShowMoreButton({ loading = false, onMore }: ShowMoreButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      mt="2"
      width="full"
      aria-disabled={loading}
      onClick={() => !loading && onMore()}
    >
      {loading ? 'Loading...' : 'Show more'}
    </Button>
  );
}
