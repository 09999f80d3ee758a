import type { components } from './schema.gen';

type Schemas = components['schemas'];

export type User = Schemas['User'];
export type Game = Schemas['Game'];
export type Sport = Schemas['Sport'];
export type Bet = Schemas['Bet'];
export type BetRequest = Schemas['BetRequest'];
export type BetStatus = Schemas['BetStatus'];
export type OddsChanged = Schemas['OddsChanged'];
export type Activity = Schemas['Activity'];
export type Dashboard = Schemas['Dashboard'];
export type LeaderboardEntry = Schemas['LeaderboardEntry'];
export type TierId = Schemas['TierId'];
export type LoginRequest = Schemas['LoginRequest'];
export type RegisterRequest = Schemas['RegisterRequest'];
export type MailAnswer = Schemas['MailAnswer'];
export type ResetPasswordRequest = Schemas['ResetPasswordRequest'];
export type ChangePasswordRequest = Schemas['ChangePasswordRequest'];
export type SessionEntry = Schemas['SessionEntry'];
export type Settings = Schemas['Settings'];
export type QuizResult = Schemas['QuizResult'];
export type Limits = Schemas['Limits'];
export type LimitValues = Schemas['LimitValues'];
export type LimitsRequest = Schemas['LimitsRequest'];
export type SkillLevel = Schemas['SkillLevel'];
export type Badge = Schemas['Badge'];
