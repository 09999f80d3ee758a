"""A real SMTP server (aiosmtpd) for the tests: STARTTLS and a password are required."""

import email
import email.policy
import logging
import queue
import re
import socket
import ssl
import subprocess

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from support import PATIENCE_S

USER, PASSWORD = "chalkline", "mail-secret"
logging.getLogger("mail.log").setLevel(logging.ERROR)  # it warns of its own next version
LINK = re.compile(r"^(https?://\S+)\?token=([\w-]{43})$", re.MULTILINE)


def certificate(directory):
    """Makes a self-signed certificate for 127.0.0.1; (certificate, key)."""
    files = directory / "mail-cert.pem", directory / "mail-key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", files[1], "-out", files[0]],
        check=True, capture_output=True)
    return files


class Mail:
    def __init__(self, envelope, encrypted):
        self.sender, self.to, self.encrypted = envelope.mail_from, envelope.rcpt_tos, encrypted
        self.message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.text = self.message.get_content().replace("\r\n", "\n")
        link = LINK.search(self.text)
        self.page, self.token = link.groups() if link else (None, None)


class AnyPort(Controller):
    """On a port of the system's choice, which is its own from the beginning."""

    def _create_server(self):
        listening = socket.create_server((self.hostname, 0))
        self.port = listening.getsockname()[1]
        return self.loop.create_server(self._factory_invoker, sock=listening)


class MailServer:
    def __init__(self, directory):
        self.certificate, key = certificate(directory)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.certificate, key)
        self.received = queue.Queue()  # with a link
        self.notices = queue.Queue()  # and those that tell of something
        self.refusals = 0  # so many messages are refused for the moment, as greylisting does
        self.controller = AnyPort(
            self, hostname="127.0.0.1", tls_context=context, require_starttls=True, auth_required=True,
            authenticator=self.authenticate, ready_timeout=PATIENCE_S)
        self.controller.start()
        self.port = self.controller.port

    @staticmethod
    def authenticate(_server, _session, _envelope, _mechanism, data):
        return AuthResult(success=(data.login, data.password) == (USER.encode(), PASSWORD.encode()))

    async def handle_DATA(self, _server, session, envelope):
        if self.refusals > 0:
            self.refusals -= 1
            return "451 Try again later"
        mail = Mail(envelope, session.ssl is not None)
        (self.received if mail.token else self.notices).put(mail)
        return "250 OK"

    def options(self):
        """Options that make Chalkline send its mail here."""
        return ("--smtp-url", f"smtp://127.0.0.1:{self.port}", "--smtp-user", USER, "--smtp-password", PASSWORD,
                "--smtp-ca", self.certificate)

    def next(self, to):
        """Waits for the next mail with a link, which must be to this address."""
        mail = self.received.get(timeout=PATIENCE_S)
        if mail.to != [to]:
            raise AssertionError(f"mail to {mail.to}, expected to {to}")
        return mail

    def sent_to(self, to):
        """Waits for the next mail to this address that tells of something; passes over those to others."""
        while (mail := self.notices.get(timeout=PATIENCE_S)).to != [to]:
            pass
        return mail.text.replace("\n", " ")

    def stop(self):
        self.controller.stop()
