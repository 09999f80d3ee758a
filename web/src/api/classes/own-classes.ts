import type { QueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import type { JoinAnswer, JoinedClass, OwnClasses, TaughtClass } from '@/api/types';

/** A list with that item in the place of the one of its id, or before all others. */
function put<Item extends { id: string }>(list: Item[], item: Item): Item[] {
  return list.some(({ id }) => id === item.id)
    ? list.map((one) => (one.id === item.id ? item : one))
    : [item, ...list];
}

function setClasses(client: QueryClient, change: (known: OwnClasses) => OwnClasses): void {
  client.setQueryData<OwnClasses>(keys.classes, (known) => known && change(known));
}

export function putJoined(client: QueryClient, joined: JoinedClass): void {
  setClasses(client, (known) => ({ ...known, joined: put(known.joined, joined) }));
}

export function putTaught(client: QueryClient, taught: TaughtClass): void {
  setClasses(client, (known) => ({ ...known, taught: put(known.taught, taught) }));
}

export function removeTaught(client: QueryClient, classId: string): void {
  setClasses(client, (known) => ({
    ...known,
    taught: known.taught.filter(({ id }) => id !== classId),
  }));
}

/** The player's place in a class as the server knows it now. */
export function putPlace(client: QueryClient, classId: string, place: JoinAnswer): void {
  const { joined, waiting } = place;
  if (joined) putJoined(client, joined);
  setClasses(client, (known) => ({
    ...known,
    waiting: waiting
      ? put(known.waiting, waiting)
      : known.waiting.filter(({ id }) => id !== classId),
  }));
}
