import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cutStalledSockets } from "./cut-stalled-sockets.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function openSocket(server: EventEmitter) {
  const socket = Object.assign(new EventEmitter(), { bytesWritten: 0, writableLength: 0, destroy: vi.fn() });
  server.emit("connection", socket);
  return socket;
}

it("cuts a connection whose peer takes nothing for 18 seconds, and no other", () => {
  const server = new EventEmitter();
  cutStalledSockets(server as unknown as Server);
  const [stalled, slow, idle] = [openSocket(server), openSocket(server), openSocket(server)];
  Object.assign(stalled, { bytesWritten: 5000, writableLength: 4000 });
  for (let second = 1; second <= 30; second += 1) {
    // A slow reader takes a little now and then.
    if (second % 10 === 0) Object.assign(slow, { bytesWritten: 9000, writableLength: 9000 - second });
    vi.advanceTimersByTime(1000);
    if (second === 17) expect(stalled.destroy).not.toHaveBeenCalled();
  }
  expect(stalled.destroy).toHaveBeenCalled();
  expect(slow.destroy).not.toHaveBeenCalled();
  expect(idle.destroy).not.toHaveBeenCalled();
});
