import type { NextLesson } from '@/api/types';

const LIST = new Intl.ListFormat('en');

/** Why a guide is the next lesson. */
export function whyText({ why, topic, checks }: NextLesson): string {
  switch (why) {
    case 'quiz':
      return `Your quiz left ${topic ?? 'its topic'} open.`;
    case 'checks':
      return checks.length === 1
        ? `Your last answer in step ${checks.join()} there was not right.`
        : `Your last answers in steps ${LIST.format(checks.map(String))} there were not right.`;
    case 'order':
      return 'It is the next one in the order in which they are best read.';
  }
}
