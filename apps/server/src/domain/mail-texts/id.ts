import type { MailTexts } from './en.ts';

export const id: MailTexts = {
  passwordReset: {
    subject: 'Atur ulang kata sandi {username}',
    text: `Halo,

ada permintaan kata sandi baru untuk administrator “{username}”.

Untuk mendapatkannya, buka tautan ini dalam {minutes} menit. Tautan hanya berlaku satu kali:

{link}

Jika bukan Anda yang memintanya, abaikan pesan ini: kata sandi tidak berubah.
Permintaan berasal dari {remoteip}.
`,
  },
  emailChange: {
    subject: 'Konfirmasikan alamat email baru Anda',
    text: `Halo,

administrator “{username}” akan menggunakan alamat email ini mulai sekarang.

Untuk mengonfirmasinya, buka tautan ini dalam {hours} jam:

{link}

Jika bukan Anda yang memintanya, abaikan pesan ini: alamat tidak berubah.
`,
  },
  emailChanged: {
    subject: 'Alamat email {username} telah diubah',
    text: `Halo,

administrator “{username}” sekarang menggunakan alamat email {email}. Alamat ini tidak digunakan lagi.

Jika bukan Anda yang mengubahnya, segera hubungi penyedia layanan Anda.
Perubahan dikonfirmasi dari {remoteip}.
`,
  },
};
