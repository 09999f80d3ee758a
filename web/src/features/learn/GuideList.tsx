import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { Card, CardTitle } from '@/ui/layout/Card';
import { GuideBadge } from './GuideBadge';
import { guideState } from './guide-state';
import { GUIDES } from './guides';

/** Down the first column and on in the second, so that the order of reading is the order of the keyboard. */
const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    mt: '2',
    columnGap: '8',
    columnCount: { base: 1, md: 2 },
    '& > li': { breakInside: 'avoid' },
  },
});

/** The whole row leads to the guide, where the reader left it. */
const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    py: '1.5',
    borderTopWidth: '1px',
    borderTopStyle: 'dashed',
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { '& [data-title]': { textDecoration: 'underline' } },
  },
});

/** All guides in the order in which they are best read, each with its state and the minutes left. */
export function GuideList({ read }: { read: readonly string[] }) {
  const { user } = useCurrentUser();
  return (
    <Card aria-labelledby="all-guides" pb="2">
      <CardTitle id="all-guides">All twelve guides</CardTitle>
      <List>
        {GUIDES.map((guide) => {
          const state = guideState(guide, user, read);
          return (
            <li key={guide.id}>
              <Row to={`/learn/${guide.id}`}>
                <chakra.span data-title fontWeight="semibold">
                  {guide.title}
                </chakra.span>
                <Flex as="span" align="center" gap="2.5" flexShrink="0">
                  {state.minutes && (
                    <chakra.span fontSize="sm" color="fg.muted">
                      {state.minutes}
                    </chakra.span>
                  )}
                  <GuideBadge state={state} />
                </Flex>
              </Row>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
