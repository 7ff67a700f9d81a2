import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  back: 'Todos os usuários',
  title: 'Desligar usuários',
  purpose:
    'Tudo o que precisa acontecer quando alguém sai, de uma só vez. Você vê o plano antes de qualquer mudança.',
  submit: 'Mostrar plano',
  choose: {
    title: 'Escolha quem sai',
    hint: 'Selecione um ou mais usuários na lista e depois “Desligar”.',
    button: 'Ir para usuários',
  },
  who: {
    title: 'Quem sai e quem assume',
    leaving: 'Usuários que saem',
    others: '{num, plural, one {e mais #} other {e mais {shown}}}',
    gone: 'Este usuário não existe mais.',
    colleague: 'Colega que assume',
    colleagueHint: 'Recebe os e-mails, a caixa postal, os aliases e as listas que você escolher abaixo.',
    choose: 'Buscar por nome ou endereço',
  },
  login: {
    title: 'Acesso',
    password: 'Definir uma nova senha e encerrar todas as sessões',
    passwordHint: 'Uma senha aleatória que ninguém conhece. Você pode definir outra na página do usuário.',
    appPasswords: 'Remover todas as senhas de aplicativo',
    appPasswordsHint:
      'Programas de e-mail que usam uma delas não conseguem mais entrar. Isso não pode ser desfeito.',
  },
  access: {
    title: 'Outras caixas postais e pastas públicas',
    mailboxes: 'Encerrar o acesso a outras caixas postais',
    public_folders: 'Retirar as permissões em pastas públicas',
    hint: {
      mailboxes:
        'As caixas postais que outros compartilharam com o usuário não podem mais ser abertas, nem com uma nova senha.',
      public_folders:
        'As permissões de uma lista ou de todos continuam. As pastas das quais o usuário é proprietário continuam dele.',
    },
  },
  left: {
    title: 'O que ainda leva para cá',
    text: 'Isto não faz parte do plano. Altere o que não deve continuar assim.',
    kind: {
      catch_all: 'Endereços coringa de domínios',
      rule: 'Usuários com regras de entrega que encaminham para cá',
      forward: 'Usuários que encaminham para cá',
      send_as: 'Usuários que podem enviar com estes endereços',
    },
  },
  mail: {
    title: 'E-mails',
    way: 'O que acontece com novos e-mails',
    ways: {
      forward: 'Encaminhar ao colega',
      delegate: 'Permitir que o colega abra a caixa postal',
      shared: 'Transformar em caixa postal compartilhada para o colega',
      keep: 'Deixar na caixa postal',
    },
    hint: {
      forward: 'Os encaminhamentos do próprio usuário terminam.',
      delegate: 'O colega pode ler, organizar e excluir e-mails e responder em nome do usuário.',
      shared:
        'Ninguém mais consegue entrar nela; o colega a abre com acesso total. Exige o tipo de conta Avançada.',
      keep: 'Ninguém mais os recebe.',
    },
    keepCopy: 'Manter uma cópia na caixa postal',
    keepCopyHint: 'Também necessário para uma resposta de ausência.',
    stopForwards: 'Encerrar os encaminhamentos do usuário',
    stopForwardsHint: 'Nenhum e-mail vai mais para outros endereços, por exemplo um particular.',
  },
  handOver: {
    title: 'Aliases e listas',
    aliases: 'Repassar aliases',
    lists: 'Repassar listas de distribuição',
    smart_lists: 'Repassar listas inteligentes',
    hint: {
      aliases: 'Os aliases que levam ao usuário passam a levar ao colega.',
      lists: 'O colega se torna membro no lugar do usuário.',
      smart_lists: 'O colega se torna membro com as mesmas permissões, e proprietário onde o usuário é.',
    },
  },
  reply: {
    title: 'Resposta de ausência',
    on: 'Responder a todos que escreverem',
    hint: 'Começa imediatamente e termina quando alguém a desativa.',
    subject: 'Assunto',
    subjectHint: 'Se estiver vazio, vale o assunto da mensagem.',
    text: 'Texto',
    textHint: 'Por exemplo: Não trabalho mais aqui. Escreva para ben@example.com.',
  },
  removal: {
    title: 'Remoção',
    on: 'Remover o usuário em uma data',
    hint: 'Nesse dia o usuário vai para a lixeira e pode ser restaurado por {days} dias. Até lá, você pode cancelar.',
    day: 'Data',
  },
  undo: {
    title: 'O que desfazer traz de volta',
    text: 'Encaminhamentos, acessos, respostas de ausência, aliases e listas voltam a ser como eram, e a senha antiga em até 72 horas. Sessões encerradas e senhas de aplicativo removidas não voltam.',
  },
  removals: {
    title: 'Remoções agendadas',
    search: 'Buscar por nome ou endereço',
    user: 'Usuário',
    name: 'Nome',
    day: 'Data da remoção',
    by: 'Agendada por',
    state: 'Estado',
    waiting: 'Agendada',
    problem: {
      forbidden: 'Não removido: o administrador que agendou não tem mais permissão',
      conflict: 'Não removido: domínios auditados precisam desta caixa postal',
    },
    cancel: 'Cancelar remoção',
    empty: 'Nenhuma remoção agendada',
    emptyHint: 'Usuários desligados com data de remoção aparecem aqui até esse dia.',
  },
  goTo: {
    words: {
      offboardUsers: 'desligamento, saída, demissão, offboarding, remoções agendadas',
    },
    actions: {
      offboardUsers: 'Desligar usuários',
    },
  },
  operations: {
    planOffboarding: 'Desligamento de usuários planejado',
    setRemovalDate: 'Data de remoção de um usuário alterada',
  },
  facts: {
    remove_at: 'Data da remoção',
  },
};
