import type { ReactElement } from 'react';
import { joining } from '#contract';
import { accountName } from '#platform/mail/branding.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';

export interface JoinNoticeProps {
  branding: Branding;
  firstName: string;
  /** How many requests wait for an answer. */
  waiting: number;
  link: string;
}

export function joinNoticeSubject({
  branding,
  waiting,
}: Pick<JoinNoticeProps, 'branding' | 'waiting'>): string {
  return `${asks(waiting)} to join ${accountName(branding)}`;
}

/** Tells an admin how many wait for an answer, whenever they asked. */
export function JoinNotice({ branding, firstName, waiting, link }: JoinNoticeProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview="Accept or decline."
      footer={<>You receive this message as an admin of {branding.organizationName}.</>}
    >
      <Paragraph>
        {asks(waiting)} to join {branding.organizationName}. A request that nobody answers is removed after{' '}
        {joining.answerDays} days.
      </Paragraph>
      <LinkButtons buttons={[{ href: link, label: 'See Who Asks' }]} />
    </EmailLayout>
  );
}

function asks(waiting: number): string {
  return waiting === 1 ? '1 person asks' : `${waiting} people ask`;
}
