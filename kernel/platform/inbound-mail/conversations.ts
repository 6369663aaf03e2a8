import type { Socket } from 'node:net';
import type { SMTPServer, SMTPServerSession } from 'smtp-server';
import { networkOf } from '../rate-limit/network.ts';
import type { InboundLimits } from './limits.ts';
import { smtpError } from './smtp-error.ts';

/** The conversations in progress, by the id of their session. */
export interface Conversations {
  /** Counts a new conversation, and returns a refusal if its network has too many. */
  begin(session: SMTPServerSession): Error | null;
  end(session: SMTPServerSession): void;
  /** Returns the refusal of an address. It also ends a conversation that has done nothing but guess. */
  refuseAddress(session: SMTPServerSession): Error;
  /** Lets a conversation end only after its mail is kept, so that the client learns of that. */
  hold(session: SMTPServerSession, keeping: Promise<void>): void;
  /** Waits for the mails that are being kept and ends all conversations. */
  endAll(): Promise<void>;
}

/** Stands for the address of a connection that is already gone (RFC 4291 section 2.5.2). */
const unspecified = '::';

interface Conversation {
  network: string;
  refused: number;
  timer: NodeJS.Timeout;
  keeping: Promise<void> | null;
}

/** Keeps the conversations of `server` within the limits on their number, time and size. */
export function limitConversations(server: () => SMTPServer, limits: InboundLimits): Conversations {
  const open = new Map<string, Conversation>();

  async function close(id: string): Promise<void> {
    await open.get(id)?.keeping;
    const connection = [...server().connections].find(({ session }) => session.id === id);
    connection?.send(421, 'Closing');
  }

  return {
    begin({ id, remoteAddress }) {
      const network = clientNetwork(remoteAddress);
      const others = [...open.values()].filter((conversation) => conversation.network === network);
      if (others.length >= limits.connectionsOfNetwork) return smtpError(421, 'Too many connections');
      const timer = setTimeout(() => void close(id), limits.conversationTime);
      open.set(id, { network, refused: 0, timer, keeping: null });
      return null;
    },
    end({ id }) {
      clearTimeout(open.get(id)?.timer);
      open.delete(id);
    },
    refuseAddress({ id }) {
      const conversation = open.get(id);
      if (conversation) conversation.refused += 1;
      const isGuessing = (conversation?.refused ?? 0) > limits.refusedAddresses;
      return isGuessing
        ? smtpError(421, 'Too many unknown addresses')
        : smtpError(550, '5.1.1 No such address');
    },
    hold({ id }, keeping) {
      const conversation = open.get(id);
      if (conversation) conversation.keeping = keeping;
    },
    async endAll() {
      await Promise.all([...open.keys()].map(close));
    },
  };
}

/** Returns the network of a client. A link-local IPv6 address contains the name of our interface, which is left out. */
export function clientNetwork(remoteAddress: string): string {
  return networkOf(remoteAddress.replace(/%.*/, '') || unspecified);
}

/** Destroys a connection that sends more than `size` octets, commands included. */
export function limitSize(socket: Socket, size: number): void {
  let received = 0;
  socket.on('data', (chunk) => {
    received += chunk.length;
    if (received > size) socket.destroy();
  });
}
