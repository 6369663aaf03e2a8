import {
  answerBy,
  formatDateTime,
  formatLocalDate,
  formatMonth,
  formatName,
  limits,
  type ToDo,
  toLocal,
} from '@patrolbook/contract';
import { IconChecks } from '@tabler/icons-react';
import { FinalizeTogether } from '../../../domain/patrols/together/FinalizeTogether.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import { daysOf, monthOf } from '../../../lib/time/months.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RowLink } from '../../../ui/layout/RowLink.tsx';
import { RowList } from '../../../ui/layout/RowList.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { readDrafts, useInviteAll, useResendFailed } from '../queries.ts';
import { counted } from '../texts.ts';
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
        <EmptyState icon={<IconChecks />} title="Nothing Needs Doing">
          Every patrol ahead has its crew, and everybody has answered. Thank you for looking after it.
        </EmptyState>
      </SectionCard>
    );
  const { undermanned, offered, unanswered, drafts } = toDo;
  return (
    <SectionCard title="To Do">
      <RowList>
        <CoverWanted {...toDo.cover} />
        {undermanned > 0 && (
          <ToDoRow
            action={<FillLink from={toDo.firstUndermanned} />}
            hint={offered > 0 && `The places of ${offered} of them are offered.`}
          >
            <RowLink to="/patrols/scheduled" search={{ kind: 'undermanned' }}>
              {counted(undermanned, 'patrol wants', 'patrols want')} a larger crew
            </RowLink>
          </ToDoRow>
        )}
        {unanswered > 0 && (
          <ToDoRow>
            <RowLink to="/patrols/scheduled" search={{ kind: 'unanswered' }}>
              {counted(unanswered, 'answer is', 'answers are')} missing
            </RowLink>
          </ToDoRow>
        )}
        {drafts.map((one) => (
          <MonthOfDrafts key={one.month} {...one} />
        ))}
        {toDo.joinRequests > 0 && (
          <ToDoRow>
            <RowLink to="/people/requests">
              {counted(toDo.joinRequests, 'person asks', 'people ask')} to join
            </RowLink>
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
    <ToDoRow key={person._id} hint={`To be answered by ${formatLocalDate(answerBy(asked, zone), zone)}.`}>
      <RowLink to="/person/$id" params={{ id: person._id }}>
        {formatName(person)} asks to be erased
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
      Fill
    </ButtonLink>
  );
}

/** The patrols for which cover is asked and not found yet, each of the first by a line of its own (product 6.49). */
function CoverWanted({ patrols, first }: ToDo['cover']) {
  const zone = useZone();
  const others = patrols - first.length;
  return first.map(({ _id, when }, index) => (
    <ToDoRow
      key={_id}
      hint={index === first.length - 1 && others > 0 && `And on ${counted(others, 'later patrol')}.`}
    >
      <RowLink to="/patrol/$id" params={{ id: _id }}>
        Cover is asked for on {formatDateTime(when, zone)}
      </RowLink>
    </ToDoRow>
  ));
}

function MonthOfDrafts({ month, patrols }: ToDo['drafts'][number]) {
  const zone = useZone();
  const { max } = limits.finalizedTogether;
  return (
    <ToDoRow
      hint="Nobody has been told of them."
      action={
        <FinalizeTogether
          label={patrols > max ? `Finalize the First ${max}` : 'Finalize All'}
          read={() => readDrafts(month, zone)}
        />
      }
    >
      <RowLink to="/patrols/scheduled" search={{ kind: 'draft', ...daysOf(month) }}>
        {counted(patrols, 'draft')} in {formatMonth(month)}
      </RowLink>
    </ToDoRow>
  );
}

function FailedMails({ failed }: { failed: number }) {
  const resend = useResendFailed();
  if (failed === 0) return null;
  return (
    <ToDoRow
      hint="An address that is wrong has to be corrected first."
      action={
        <AskFirst
          label="Send Again"
          question={`Send ${counted(Math.min(failed, limits.mailedTogether.max), 'email')} again?`}
          action={resend}
        >
          Those that are not needed any more are left out.
        </AskFirst>
      }
    >
      <RowLink to="/people">{counted(failed, 'email')} about patrols ahead did not arrive</RowLink>
    </ToDoRow>
  );
}

function NotSignedIn({ people, due }: ToDo['notSignedIn']) {
  const invite = useInviteAll();
  if (people === 0) return null;
  return (
    <ToDoRow
      hint={due === 0 && 'All were invited within the last day.'}
      action={
        due > 0 && (
          <AskFirst
            label="Invite All"
            question={`Invite ${counted(due, 'person', 'people')}?`}
            action={invite}
          >
            Each gets an email with a link. Whoever was invited within the last day gets none.
          </AskFirst>
        )
      }
    >
      <RowLink to="/people">{counted(people, 'person has', 'people have')} not signed in yet</RowLink>
    </ToDoRow>
  );
}

/** What privacy clocks will take away for the first time (product 22.4). */
function DetailsGo({ from }: { from: string | null }) {
  const zone = useZone();
  if (!from) return null;
  return (
    <ToDoRow hint="What the police still need can be kept: press Keep Details on its patrol.">
      <RowLink to="/organization">
        From {formatLocalDate(from, zone)} on, old personal details are removed
      </RowLink>
    </ToDoRow>
  );
}

function NoEcc({ ecc: { email, phone } }: Pick<ToDo, 'ecc'>) {
  return (
    <>
      {!email && (
        <ToDoRow hint="Without it no patrol can log on by email. A super administrator enters it.">
          <RowLink to="/organization">The ECC has no email address</RowLink>
        </ToDoRow>
      )}
      {!phone && (
        <ToDoRow hint="Crews have no number of the ECC to ring.">
          <RowLink to="/organization">The ECC has no phone number</RowLink>
        </ToDoRow>
      )}
    </>
  );
}
