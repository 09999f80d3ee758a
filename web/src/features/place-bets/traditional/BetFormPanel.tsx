import { useId, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { useOwnStakeMax } from '@/api/account/limits';
import { useRestoreFocus } from '@/browser/restore-focus';
import { eventName, picksOf } from '@/domain/betting/picks';
import type { BetType } from '@/domain/betting/picks';
import { stakeProblem } from '@/domain/betting/stake';
import { GameTags } from '@/features/place-bets/GameTags';
import { ShareNotice } from '@/features/slip/placing/ShareNotice';
import { useCannotBet } from '@/features/slip/stakes/use-cannot-bet';
import { useLimitSentence } from '@/features/slip/stakes/use-limit-sentence';
import { Coins } from '@/ui/betting/Coins';
import { OddsChangedNotice } from '@/ui/betting/OddsChangedNotice';
import { PurseNotice } from '@/ui/betting/PurseNotice';
import { Price } from '@/ui/betting/Price';
import { StatedChance } from '@/ui/betting/StatedChance';
import { Button } from '@/ui/elements/Button';
import { RadioCards } from '@/ui/form/RadioCards';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';
import { AmountFields } from './AmountFields';
import type { BetForm } from './use-bet-form';

const BET_TYPES: { value: BetType; label: string }[] = [
  { value: 'moneyline', label: 'Moneyline (Team to Win)' },
  { value: 'spread', label: 'Point Spread (Margin of Victory)' },
  { value: 'total', label: 'Total (Over/Under)' },
];

function SelectedGame({ form }: { form: BetForm }) {
  const { game } = form;
  return (
    <Box>
      <chakra.h3 fontSize="sm" fontFamily="body" fontWeight="semibold" mb="1.5">
        Selected Game
      </chakra.h3>
      {game ? (
        <Box borderWidth="1px" borderRadius="md" p="3">
          <Flex gap="2" align="flex-start" justify="space-between" mb="2">
            <b>{eventName(game)}</b>
            <Button
              variant="outline"
              size="sm"
              aria-label="Change game"
              onClick={() => form.chooseGame(undefined)}
            >
              Change
            </Button>
          </Flex>
          <GameTags game={game} />
        </Box>
      ) : (
        <chakra.p color="fg.muted" fontSize="sm">
          Choose a game from the list.
        </chakra.p>
      )}
    </Box>
  );
}

function Choices({ form }: { form: BetForm }) {
  const { game, betType, pick, picks } = form;
  if (!game) return null;
  return (
    <>
      <RadioCards
        legend="Bet Type"
        options={BET_TYPES.map(({ value, label }) => {
          const disabled = picksOf(game, value).length === 0;
          const text = disabled ? (
            <>
              {label} <small>not quoted</small>
            </>
          ) : (
            label
          );
          return { value, label: text, disabled };
        })}
        value={betType}
        onChange={form.chooseType}
      />
      {picks.length > 0 && (
        <RadioCards
          legend="Your Pick"
          options={picks.map(({ side, prediction, odds }) => ({
            value: side,
            label: (
              <>
                {prediction}{' '}
                <b>
                  <Price odds={odds} />
                </b>
              </>
            ),
          }))}
          value={pick?.side}
          onChange={form.chooseSide}
        />
      )}
    </>
  );
}

interface SubmitProps {
  form: BetForm;
  /** Says why the player cannot bet for now. */
  ban: string | undefined;
  /** Says which of the player's own limits this bet would break. */
  limit: string | undefined;
  /** A box of the form says what is wrong with its text. */
  isFaulty: boolean;
}

function Submit({ form, ban, limit, isFaulty }: SubmitProps) {
  const sentenceId = useId();
  const sentence = ban ?? limit;
  const { pick, refusedPrice, processing } = form;
  if (pick && refusedPrice) {
    return (
      <OddsChangedNotice
        moves={[{ from: refusedPrice, to: pick, stake: form.stake }]}
        onAccept={() => form.submit()}
        onCancel={form.decline}
      />
    );
  }
  if (!form.isComplete) return null;
  return (
    // In sight also where the panel is higher than the screen and scrolls. Not disabled while it works,
    // which would lose the keyboard's place.
    <Box position={{ xl: 'sticky' }} bottom="0" bg="bg.panel" py="2" my="-2">
      {sentence && (
        <chakra.p
          id={sentenceId}
          mb="2"
          fontSize="sm"
          color={ban ? 'warn' : 'loss'}
          fontWeight="medium"
        >
          {sentence}
        </chakra.p>
      )}
      <Button
        type="submit"
        size="lg"
        width="full"
        aria-disabled={processing || sentence !== undefined || isFaulty}
        aria-describedby={sentence && sentenceId}
      >
        {processing ? 'Processing...' : 'Place Bet'}
      </Button>
    </Box>
  );
}

/** One bet at a time, step by step. */
export function BetFormPanel({ form }: { form: BetForm }) {
  const { user, isDemo } = useCurrentUser();
  const ownMax = useOwnStakeMax();
  const ban = useCannotBet();
  const limit = useLimitSentence(form.isComplete ? 1 : 0, form.stake);
  const amountProblem = stakeProblem(form.amount, user.virtualBalance, ownMax);
  const panel = useRestoreFocus<HTMLFormElement>(form.game?.id, form.game !== undefined);
  const amountBox = useRef<HTMLInputElement>(null);
  const chanceBox = useRef<HTMLInputElement>(null);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // An open question is answered by its own buttons, not by Enter in the amount.
    if (form.refusedPrice || ban || limit) return;
    if (form.isChanceWrong) chanceBox.current?.focus();
    else if (form.stake > (ownMax ?? Infinity)) amountBox.current?.focus();
    else form.submit();
  };
  return (
    <Card asChild outline="none" scrollMarginTop="16">
      <form ref={panel} tabIndex={-1} aria-label="New bet" onSubmit={onSubmit} noValidate>
        <CardTitle mb="3">New bet</CardTitle>
        <Flex direction="column" gap="4">
          <PurseNotice />
          <SelectedGame form={form} />
          <Choices form={form} />
          <AmountFields
            inputRef={amountBox}
            amount={form.amount}
            error={amountProblem}
            onChange={form.setAmount}
          />
          {form.pick && (
            <ShareNotice
              stakes={[form.stake]}
              onLower={([coins]) => form.setAmount(`${coins ?? ''}`)}
            />
          )}
          {/* With its submit button alone: a second box would keep Enter from submitting without one. */}
          {form.pick && form.isComplete && (
            <StatedChance
              inputRef={chanceBox}
              prediction={form.pick.prediction}
              odds={form.pick.odds}
              marketChance={form.fairChance}
              text={form.chance}
              onChange={form.setChance}
            />
          )}
          <Box {...dashedRule} pt="3">
            <Flex justify="space-between" align="center">
              <span>Potential Winnings</span>
              <chakra.b fontSize="lg">
                <Coins amount={form.winnings} />
              </chakra.b>
            </Flex>
            <chakra.p fontSize="sm" color="fg.muted">
              {isDemo
                ? 'You are looking around as a guest: nothing is recorded.'
                : 'On top of your stake, if it wins.'}
            </chakra.p>
          </Box>
          <Submit
            form={form}
            ban={ban}
            limit={limit}
            isFaulty={amountProblem !== undefined || form.isChanceWrong}
          />
        </Flex>
      </form>
    </Card>
  );
}
