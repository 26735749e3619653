/**
 * Declaring: what is the contract, who has to name it, who leads.
 *
 * What is said binds (Kilchberg, Anzeiger von Saanen); the forehand may push once and the partner must declare
 * (reference page, Swisslos); a card led without a word makes its suit trump (Saanen, Parlett); who speaks before the
 * forehand makes the deal void (Kilchberg). Who may push how often is asked of the rules.
 */
import {
  chooserAfter,
  kindOf,
  leaderOf,
  mayLeadInSilence,
  ok,
  pushRefusal,
  type Seat,
  suitOf,
  trumpContract,
} from '@puur/rules';
import { beforeDeclaring } from './conduct.js';
import type { Findings, Ruled, Step } from './ruling.js';
import { eventsOf, missing, type Story } from './story.js';

/** Who leads to the first trick; null where forehand or, at some tables, the declarer is not told. */
export function leaderOfRound(story: Story): Seat | null {
  const { profile, table } = story.quarrel;
  const { forehand } = story;
  const declarer = table.declarer ?? eventsOf(story, 'declared').at(0)?.seat;
  if (forehand === null) return null;
  if (declarer === undefined) return profile.leader === 'forehand' ? forehand : null;
  return leaderOf(forehand, declarer, profile);
}

/** Who leads? */
export function ruleLeader(story: Story): Ruled {
  const leader = leaderOfRound(story);
  if (leader === null) return missing(story.forehand === null ? 'forehand' : 'declarer');
  const pushed = eventsOf(story, 'pushed').length > 0;
  return ok({
    verdict: 'leads',
    findings: { leader, ...(story.contract !== null && { contract: story.contract }) },
    steps: pushed ? [{ code: 'pushed', seat: story.forehand! }] : [],
    rule: 'lead.forehand',
  });
}

function mustDeclareFindings(story: Story, forehand: Seat, seat: Seat): Findings {
  return { mustDeclare: seat, declarer: seat, leader: leaderOf(forehand, seat, story.quarrel.profile), contract: null };
}

/** What is the contract, and whose word is it? */
export function ruleContract(story: Story): Ruled {
  const { events, profile, table, house } = story.quarrel;
  const forehand =
    story.forehand ?? eventsOf(story, 'pushed').at(0)?.seat ?? eventsOf(story, 'declared').at(0)?.seat ?? null;
  if (forehand === null) return missing('forehand');
  const early = beforeDeclaring(story);
  if (early !== null) return ok(early);
  const steps: Step[] = [];
  let pushes = 0;
  let spokenFirst: Seat | null = null;
  let takesBack = false;
  const hasPushed = (seat: Seat): boolean => steps.some((step) => step.code === 'pushed' && step.seat === seat);
  let standing: { readonly seat: Seat; readonly contract: NonNullable<Story['contract']> } | null = null;
  for (const event of events) {
    const due = chooserAfter(pushes, forehand, profile);
    if (event.type === 'pushed' && standing === null) {
      if (event.seat !== due) {
        spokenFirst ??= event.seat;
        continue;
      }
      const no = pushRefusal(pushes, table.firstDeal === true, profile);
      if (no !== null) {
        return ok({
          verdict: 'must-declare',
          findings: mustDeclareFindings(story, forehand, event.seat),
          steps: [...steps, { code: 'may-not-push', seat: event.seat }],
          rule: no === 'partner-must-declare' ? 'declare.partner-must' : 'declare.push-once',
        });
      }
      pushes++;
      steps.push({ code: 'pushed', seat: event.seat });
    }
    if (event.type === 'declared') {
      if (standing !== null) {
        steps.push({ code: 'first-said-counts', seat: standing.seat, contract: standing.contract });
      } else if (event.seat !== due) {
        // Who has pushed has had their word, and is bound by it.
        if (hasPushed(event.seat)) takesBack = true;
        else spokenFirst ??= event.seat;
      } else if (!profile.contracts.includes(kindOf(event.contract))) {
        steps.push({ code: 'not-in-contracts', contract: event.contract });
      } else {
        standing = { seat: event.seat, contract: event.contract };
      }
    }
    if (event.type === 'card-played' && standing === null && event.card !== undefined && event.seat === due) {
      if (!mayLeadInSilence(forehand, due, profile)) break;
      const contract = trumpContract(suitOf(event.card));
      return ok({
        verdict: 'contract-is',
        findings: { contract, declarer: event.seat, leader: event.seat },
        steps: [...steps, { code: 'silent-lead', seat: event.seat, cards: [event.card], contract }],
        rule: 'declare.silent-lead',
      });
    }
  }
  if (spokenFirst !== null && house.spokenFirst === 'void') {
    return ok({
      verdict: 'deal-void',
      findings: { deal: 'void' },
      steps: [...steps, { code: 'was-due', seat: forehand }, { code: 'said', seat: spokenFirst }],
      rule: 'declare.spoken-first',
    });
  }
  if (standing === null) {
    const mustDeclare = chooserAfter(pushes, forehand, profile);
    const rule = takesBack ? 'declare.binds' : pushes > 0 ? 'declare.partner-must' : 'declare.forehand-chooses';
    return ok({ verdict: 'must-declare', findings: mustDeclareFindings(story, forehand, mustDeclare), steps, rule });
  }
  const wasCorrected = takesBack || steps.some(({ code }) => code === 'first-said-counts');
  return ok({
    verdict: 'contract-is',
    findings: {
      contract: standing.contract,
      declarer: standing.seat,
      leader: leaderOf(forehand, standing.seat, profile),
    },
    steps,
    rule: wasCorrected ? 'declare.binds' : 'declare.forehand-chooses',
  });
}
