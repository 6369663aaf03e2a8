import { IconChecks } from '@tabler/icons-react';
import { formatDateTime, formatLocalDate, formatMonth, formatName, limits, toLocal } from '#contract';
import { daysOf, monthOf } from '#lib/time/months.ts';
import { answerBy } from '#people/contract';
import { useZone } from '#people/web/profile.tsx';
import { FinalizeTogether } from '#planning/web/together/FinalizeTogether.tsx';
import type { ToDo } from '#reports/contract';
import { actionTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { readDraftPatrols, useInviteAgain, useResendFailed } from '../queries.ts';
import { toDoTexts } from '../texts.ts';
import { AskFirst } from './AskFirst.tsx';
import { ToDoRow } from './ToDoRow.tsx';

/** Whether anything of the list is to be done. */
function isSettled({
  undermanned,
  cover,
  unanswered,
  drafts,
  failedMails,
  notSignedIn,
  joinRequests,
  erasures,
  detailsGo,
  ecc,
}: ToDo): boolean {
  const open =
    undermanned +
    cover.patrols +
    unanswered +
    drafts.length +
    failedMails +
    notSignedIn.people +
    joinRequests +
    erasures.length;
  return open === 0 && !detailsGo && ecc.email && ecc.phone;
}

/** What needs doing, each with where it is done, and many at once where that makes sense (product 14.32 and 14.33). */
export function ToDoCard({ toDo }: { toDo: ToDo }) {
  if (isSettled(toDo))
    return (
      <SectionCard>
        <EmptyState icon={<IconChecks />} title={toDoTexts.none}>
          {toDoTexts.noneMeans}
        </EmptyState>
      </SectionCard>
    );
  const { undermanned, offered, unanswered, drafts } = toDo;
  return (
    <SectionCard title={toDoTexts.title}>
      <RowList>
        <CoverWanted {...toDo.cover} />
        {undermanned > 0 && (
          <ToDoRow
            action={<FillLink from={toDo.firstUndermanned} />}
            hint={offered > 0 && toDoTexts.offered(offered)}
          >
            <RowLink to="/patrols/scheduled" search={{ kind: 'undermanned' }}>
              {toDoTexts.undermanned(undermanned)}
            </RowLink>
          </ToDoRow>
        )}
        {unanswered > 0 && (
          <ToDoRow>
            <RowLink to="/patrols/scheduled" search={{ kind: 'unanswered' }}>
              {toDoTexts.unanswered(unanswered)}
            </RowLink>
          </ToDoRow>
        )}
        {drafts.map((one) => (
          <MonthOfDrafts key={one.month} {...one} />
        ))}
        {toDo.joinRequests > 0 && (
          <ToDoRow>
            <RowLink to="/people/requests">{toDoTexts.joinRequests(toDo.joinRequests)}</RowLink>
          </ToDoRow>
        )}
        <Erasures asking={toDo.erasures} />
        <FailedMails failed={toDo.failedMails} />
        <NotSignedIn {...toDo.notSignedIn} />
        <DetailsGo from={toDo.detailsGo} />
        <NoEcc ecc={toDo.ecc} />
      </RowList>
    </SectionCard>
  );
}

/** Who asks to be erased, with the last day to answer (product 22.10). */
function Erasures({ asking }: { asking: ToDo['erasures'] }) {
  const zone = useZone();
  return asking.map(({ asked, ...person }) => (
    <ToDoRow
      key={person._id}
      hint={toDoTexts.answerBy({ date: formatLocalDate(answerBy(asked, zone), zone) })}
    >
      <RowLink to="/person/$id" params={{ id: person._id }}>
        {toDoTexts.asksToBeErased({ name: formatName(person) })}
      </RowLink>
    </ToDoRow>
  ));
}

/** Leads to where crews are proposed, in the month of the first patrol that wants one. */
function FillLink({ from }: { from: string | null }) {
  const zone = useZone();
  const search = from ? { month: monthOf(toLocal(from, zone).date) } : {};
  return (
    <ButtonLink to="/patrols/fill" search={search} variant="default">
      {titleTexts.fill}
    </ButtonLink>
  );
}

/** The patrols for which cover is asked and not found yet, each of the first by a line of its own (product 6.49). */
function CoverWanted({ patrols, first }: ToDo['cover']) {
  const zone = useZone();
  const others = patrols - first.length;
  return first.map(({ _id, when }, index) => (
    <ToDoRow key={_id} hint={index === first.length - 1 && others > 0 && toDoTexts.coverOnLater(others)}>
      <RowLink to="/patrol/$id" params={{ id: _id }}>
        {toDoTexts.coverAskedFor({ when: formatDateTime(when, zone) })}
      </RowLink>
    </ToDoRow>
  ));
}

function MonthOfDrafts({ month, patrols }: ToDo['drafts'][number]) {
  const zone = useZone();
  const { max } = limits.finalizedTogether;
  return (
    <ToDoRow
      hint={toDoTexts.draftsMean}
      action={
        <FinalizeTogether
          label={patrols > max ? toDoTexts.finalizeFirst({ max }) : toDoTexts.finalizeAll}
          read={() => readDraftPatrols(month, zone)}
        />
      }
    >
      <RowLink to="/patrols/scheduled" search={{ kind: 'draft', ...daysOf(month) }}>
        {toDoTexts.drafts(patrols, { month: formatMonth(month) })}
      </RowLink>
    </ToDoRow>
  );
}

function FailedMails({ failed }: { failed: number }) {
  const resend = useResendFailed();
  if (failed === 0) return null;
  return (
    <ToDoRow
      hint={toDoTexts.correctFirst}
      action={
        <AskFirst
          label={actionTexts.sendAgain}
          question={toDoTexts.askBeforeSending(Math.min(failed, limits.mailedTogether.max))}
          action={resend}
        >
          {toDoTexts.sendingMeans}
        </AskFirst>
      }
    >
      <RowLink to="/people">{toDoTexts.failedMails(failed)}</RowLink>
    </ToDoRow>
  );
}

function NotSignedIn({ people, due }: ToDo['notSignedIn']) {
  const invite = useInviteAgain();
  if (people === 0) return null;
  return (
    <ToDoRow
      hint={due === 0 && toDoTexts.invitedToday}
      action={
        due > 0 && (
          <AskFirst label={toDoTexts.inviteAll} question={toDoTexts.askBeforeInviting(due)} action={invite}>
            {toDoTexts.invitingMeans}
          </AskFirst>
        )
      }
    >
      <RowLink to="/people">{toDoTexts.notSignedIn(people)}</RowLink>
    </ToDoRow>
  );
}

/** What privacy clocks will take away for the first time (product 22.4). */
function DetailsGo({ from }: { from: string | null }) {
  const zone = useZone();
  if (!from) return null;
  return (
    <ToDoRow hint={toDoTexts.detailsMayStay}>
      <RowLink to="/organization">{toDoTexts.detailsGo({ date: formatLocalDate(from, zone) })}</RowLink>
    </ToDoRow>
  );
}

function NoEcc({ ecc: { email, phone } }: Pick<ToDo, 'ecc'>) {
  return (
    <>
      {!email && (
        <ToDoRow hint={toDoTexts.noEccEmailMeans}>
          <RowLink to="/organization">{toDoTexts.noEccEmail}</RowLink>
        </ToDoRow>
      )}
      {!phone && (
        <ToDoRow hint={toDoTexts.noEccPhoneMeans}>
          <RowLink to="/organization">{toDoTexts.noEccPhone}</RowLink>
        </ToDoRow>
      )}
    </>
  );
}
