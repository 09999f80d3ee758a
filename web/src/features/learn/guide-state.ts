import { GUIDE_STEPS, minutesText } from '@/domain/learning/minutes-left';
import { rememberedPlace } from '@/state/guide-place';
import type { Guide } from './guides';
import { isPremiumGuide } from './guides';

interface Reader {
  id: number;
  isPremium: boolean;
}

/** How far a reader is in a guide, in words, and how long the rest takes; '' where nothing is left to read. */
export interface GuideState {
  kind: 'read' | 'premium' | 'begun' | 'new';
  text: string;
  minutes: string;
}

export function guideState(guide: Guide, reader: Reader, read: readonly string[]): GuideState {
  if (read.includes(guide.id)) return { kind: 'read', text: 'Read', minutes: '' };
  if (isPremiumGuide(guide) && !reader.isPremium) {
    return { kind: 'premium', text: 'Premium', minutes: minutesText(0, 0) };
  }
  const { at, answers } = rememberedPlace(reader.id, guide.id, GUIDE_STEPS);
  const answered = Object.keys(answers).length;
  if (at === 0 && answered === 0) {
    return { kind: 'new', text: 'Not begun', minutes: minutesText(0, 0) };
  }
  return {
    kind: 'begun',
    text: `Step ${at + 1} of ${GUIDE_STEPS}`,
    minutes: minutesText(answered, 0),
  };
}
