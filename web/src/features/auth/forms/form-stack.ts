export const formStack = { display: 'flex', flexDirection: 'column', gap: '4' } as const;
